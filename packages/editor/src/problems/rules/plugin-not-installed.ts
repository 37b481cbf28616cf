import { words } from '../words.ts'
import type { ProblemRule } from '../problem.ts'

/** Plugins are records until their runtimes come with a later version. */
export const rule: ProblemRule = {
  id: 'plugin-not-installed',
  place: 80,
  find: ({ view }) =>
    view.of('plugin').map(({ id, name }) => ({
      id: `plugin-not-installed/${id}`,
      severity: 'warning',
      message: words.pluginNotInstalled(name),
      panel: 'plugins',
    })),
}
