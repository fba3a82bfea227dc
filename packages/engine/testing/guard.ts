import { guardLists } from '../src/value.ts'

// Tests load this before the games they are about.
guardLists()
