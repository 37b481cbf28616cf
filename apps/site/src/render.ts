import { elementComponents } from '@heddle/elements/components'
import { functionCalls } from '@heddle/functions/calls'
import { createRenderPage } from '@heddle/runtime/server'

/** Draws published pages as HTML; the server-render bundle. */
export const renderPage = createRenderPage(elementComponents, functionCalls)
