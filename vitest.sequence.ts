import { statSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files of a kind one after the other, so that they can share modules; kinds with long files first, so that the end is made of short ones. */
const KINDS = ['processes', 'drawings', 'applications', 'undo', 'rules']

/** What plays whole games takes longest of its kind, whatever its size. */
const LONG = /(fuzz|standard|games|board|files|upkeep)\.test\.tsx?$/

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ project }: TestSpecification) => KINDS.indexOf(project.name)
    const isShort = ({ moduleId }: TestSpecification) => (LONG.test(moduleId) ? 0 : 1)
    const size = ({ moduleId }: TestSpecification) => statSync(moduleId).size
    return files.toSorted((a, b) => rank(a) - rank(b) || isShort(a) - isShort(b) || size(b) - size(a))
  }
}
