import { BUILT_IN_TERMS } from '#landed-cost';
import { COMPILED_RULES, COMPILED_TARIFFS } from './compiled-terms.js';

it('the terms that the migration loads are those of the code, so that no price changes (decision 9.8)', () => {
  const builtIn = [...BUILT_IN_TERMS.values()];
  expect(COMPILED_RULES).toEqual(
    builtIn.flatMap(({ ruleSets }) => ruleSets.map(({ compiled }) => compiled.rules)),
  );
  expect(COMPILED_TARIFFS).toEqual(builtIn.flatMap(({ tariffs }) => tariffs));
});
