import { actionDefinitions } from '@heddle/actions/definitions'
import { actionRuns } from '@heddle/actions/runs'
import { functionCalls } from '@heddle/functions/calls'
import { pluginBrowsers } from '@heddle/plugins/browsers'
import { portReads } from '@heddle/ports/reads'
import { createRunTest } from '@heddle/runtime/run-test'

/** What runs tests of a project inside the frame; loaded when the first one runs. */
export const testing = {
  actions: actionDefinitions,
  runTest: createRunTest({ functions: functionCalls, actions: actionRuns, browsers: pluginBrowsers, reads: portReads }),
}
