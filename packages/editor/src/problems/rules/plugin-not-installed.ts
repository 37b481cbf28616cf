import { words } from '../words.ts'
import type { ProblemRule } from '../problem.ts'

/** Plugins that the catalogue does not have and something in the project relies on; one that nothing uses harms nobody. */
export const rule: ProblemRule = {
  id: 'plugin-not-installed',
  place: 80,
  find: ({ view, plugins }) =>
    view
      .of('plugin')
      .filter(({ id, namespace }) => !plugins.has(namespace) && view.usagesOf(id).length > 0)
      .map(({ id, name }) => ({
        id: `plugin-not-installed/${id}`,
        severity: 'warning',
        message: words.pluginNotInstalled(name),
        panel: 'plugins',
      })),
}
