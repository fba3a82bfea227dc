import { guardLists } from '../src/values/value.ts'

// Tests load this before the games they are about.
guardLists()
