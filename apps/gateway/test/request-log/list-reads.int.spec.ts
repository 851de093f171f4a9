import { testListReads } from './list-reads.suite.js';

testListReads(60_000);
