import type { RunInfo } from '@heddle/workflow'
import type { ActionHost } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'

type Script = (names: object) => unknown

/** Code of builders: modules of the release, run with the names that formulas see at the same place. */
export function scriptsPort(run: RunInfo, host: () => ActionHost): ActionHost['scripts'] {
  return {
    async run(address) {
      if (typeof address !== 'string' || !/^\/scripts\/[a-z0-9]+\.js$/.test(address)) throw new Error(MESSAGES.noScript)
      const module = (await import(/* @vite-ignore */ address)) as { readonly default: Script }
      const names = Object.defineProperties({}, Object.getOwnPropertyDescriptors(run.scope()))
      return module.default(Object.defineProperty(names, 'heddle', { value: host(), enumerable: true }))
    },
  }
}
