import { testListReads } from './list-reads.suite.js';

testListReads(200_000);
