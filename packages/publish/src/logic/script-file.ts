/** Names that code of a workflow may use (logic reference 1.2 and 2.5); `heddle` are the ports of the page. */
const NAMES = [
  'variables',
  'collections',
  'formulas',
  'plugins',
  'pluginVariables',
  'pluginFormulas',
  'globalContext',
  'browser',
  'page',
  'context',
  'event',
  'heddle',
] as const

/**
 * A builder's code as a module of its own: pages run under a policy without evaluated scripts. A slip in it breaks the one
 * action that runs it.
 */
export function scriptModule(code: string): string {
  return `export default async function ({ ${NAMES.join(', ')} }) {\n${code}\n}\n`
}

/** Folder of such modules in a release. */
export const SCRIPTS_FOLDER = 'scripts'
