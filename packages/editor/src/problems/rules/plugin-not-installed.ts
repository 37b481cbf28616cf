import { words } from '../words.ts'
import type { ProblemRule } from '../problem.ts'

/** Plugins of the project that the catalogue does not have. */
export const rule: ProblemRule = {
  id: 'plugin-not-installed',
  place: 80,
  find: ({ view, plugins }) =>
    view
      .of('plugin')
      .filter(({ namespace }) => !plugins.has(namespace))
      .map(({ id, name }) => ({
        id: `plugin-not-installed/${id}`,
        severity: 'warning',
        message: words.pluginNotInstalled(name),
        panel: 'plugins',
      })),
}
