import { OffsetCommits } from './offset-commits.js';

const OFFSETS = { topics: [{ topic: 'orders.fact', partitions: [{ partition: 0, offset: '7' }] }] };

/** Creates a consumer with offsets to commit; the broker is unreachable for the first `fails` attempts. */
function consumer({ fails = 0 } = {}) {
  let tries = 0;
  const commitOffsetsIfNecessary = jest.fn(async (_offsets?: unknown) => {
    tries += 1;
    if (tries <= fails) throw new Error('the broker is away');
  });
  return { uncommittedOffsets: () => OFFSETS, commitOffsetsIfNecessary };
}

describe('the offsets of a consumer', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('are committed once for all batches of 200 ms', async () => {
    const commits = new OffsetCommits();
    const one = consumer();
    for (let batch = 0; batch < 5; batch += 1) commits.note(one);
    await jest.advanceTimersByTimeAsync(199);
    expect(one.commitOffsetsIfNecessary).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(one.commitOffsetsIfNecessary.mock.calls).toEqual([[OFFSETS]]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(one.commitOffsetsIfNecessary).toHaveBeenCalledTimes(1);
  });

  it('are committed at once when the consumer is about to leave the group', async () => {
    const commits = new OffsetCommits();
    const one = consumer();
    commits.note(one);
    await commits.flush();
    expect(one.commitOffsetsIfNecessary).toHaveBeenCalledTimes(1);
  });

  it('are committed after an outage of the broker, even without another batch', async () => {
    const commits = new OffsetCommits();
    const one = consumer({ fails: 2 });
    commits.note(one);
    await jest.advanceTimersByTimeAsync(600);
    expect(one.commitOffsetsIfNecessary).toHaveBeenCalledTimes(3);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(one.commitOffsetsIfNecessary).toHaveBeenCalledTimes(3);
  });

  it('are not committed after the consumer has stopped', async () => {
    const commits = new OffsetCommits();
    const one = consumer();
    commits.note(one);
    commits.stop();
    commits.note(one);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(one.commitOffsetsIfNecessary).not.toHaveBeenCalled();
  });
});
