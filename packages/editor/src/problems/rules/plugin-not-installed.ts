import { PROBLEM_TEXTS } from '../../texts/problems.ts'
import type { ProblemRule } from '../problem.ts'

/** Plugins are records until their runtimes come with a later version. */
export const pluginNotInstalled: ProblemRule = {
  id: 'plugin-not-installed',
  find: ({ view }) =>
    view.of('plugin').map(({ id, name }) => ({
      id: `plugin-not-installed/${id}`,
      severity: 'warning',
      message: PROBLEM_TEXTS.pluginNotInstalled(name),
      panel: 'plugins',
    })),
}
