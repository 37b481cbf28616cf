import { definePort } from '@heddle/kit'
import { MESSAGES } from '../../lib/messages.ts'
import { withPlace } from '../../lib/script-place.ts'
import { scriptNames } from '../../lib/script-names.ts'

type Script = (names: object) => unknown

/** Code of builders: modules of the release, run with the names that formulas see at the same place. */
export const port = definePort(
  'scripts',
  ({ scope, ports }) => ({
    async run(address) {
      if (typeof address !== 'string' || !/^(\/[\w.~-]+)*\/scripts\/\w+\.js$/.test(address)) throw new Error(MESSAGES.noScript)
      const module = (await import(/* @vite-ignore */ address)) as { readonly default: Script }
      try {
        return await module.default(scriptNames(scope(), ports()))
      } catch (error) {
        throw withPlace(error, address)
      }
    },
  }),
  { runsCode: true },
)
