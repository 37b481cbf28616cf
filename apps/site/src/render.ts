import { actionRuns } from '@heddle/actions/runs'
import { elementsAhead } from '@heddle/elements/ahead'
import { elementComponents } from '@heddle/elements/components'
import '@heddle/elements/words'
import { functionCalls } from '@heddle/functions/calls'
import { pluginBrowsers } from '@heddle/plugins/browsers'
import { portReads } from '@heddle/ports/reads'
import { createRunTest } from '@heddle/runtime/run-test'
import { createDrawRequest } from '@heddle/publish'
import { createRenderPage, parametersAt } from '@heddle/runtime/server'

/** Draws published pages as HTML; the server-render bundle. */
export const renderPage = createRenderPage(elementComponents, functionCalls, pluginBrowsers)

/** What a publish makes of fixed values of elements, so that no browser has to. */
export const ahead = elementsAhead

/** Draws a page of a release for one address of it, with what the release was made with. */
export const drawRequest = createDrawRequest({ renderPage, parametersAt })

/** Runs tests of a project with the code that its release has; never asks or changes anything outside. */
export const runTest = createRunTest({
  functions: functionCalls,
  actions: actionRuns,
  browsers: pluginBrowsers,
  reads: portReads,
})
