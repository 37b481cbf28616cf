import { createDocumentView } from '@heddle/document'
import type { TestedPlace, TestedProject } from '@heddle/publish'
import { testedProject } from '@heddle/publish'
import { createStore } from '@heddle/store'
import type { JobBody } from '../../pool/job.ts'
import { loadPublishing } from '../../releases/load-publishing.ts'
import { createReport } from '../../releases/report.ts'
import { failureOf } from './failure-of.ts'
import type { runTestsJob } from './job.ts'

export const run: JobBody<typeof runTestsJob> = async (publishing, { items: records, emit }) => {
  const { ports, build } = await loadPublishing(publishing)
  const report = createReport(emit)
  const view = createDocumentView(createStore(records))
  /** What tests of one page and language run on is compiled once. */
  const compiled = new Map<string, TestedProject>()
  const projectAt = (place: TestedPlace): TestedProject => {
    const key = `${place.pageId} ${place.lang}`
    const found = compiled.get(key) ?? testedProject(view, place, ports.plugins, ports.actions)
    compiled.set(key, found)
    return found
  }
  const tests = view.of('test')
  const failures = []
  for (const [at, test] of tests.entries()) {
    report.step('test', at, tests.length)
    const failure = failureOf(test, await build.runTest(projectAt, test), view, ports.actions)
    if (failure) failures.push(failure)
  }
  report.step('test', tests.length, tests.length)
  return failures
}
