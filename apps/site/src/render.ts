import { elementComponents } from '@heddle/elements/components'
import { functionCalls } from '@heddle/functions/calls'
import { pluginBrowsers } from '@heddle/plugins/browsers'
import { createRenderPage } from '@heddle/runtime/server'

/** Draws published pages as HTML; the server-render bundle. */
export const renderPage = createRenderPage(elementComponents, functionCalls, pluginBrowsers)
