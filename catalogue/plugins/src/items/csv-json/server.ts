import { definePluginServer } from '@heddle/kit'
import { textOf } from '../../lib/parts-of.ts'
import { secondsOf } from '../../lib/seconds-of.ts'
import { rowsOf } from './rows-of.ts'

export const server = definePluginServer({
  source: {
    async fetch({ config, ask }) {
      const values = config as Readonly<Record<string, unknown>>
      return rowsOf(values, await ask(textOf(values['address']), { timeout: secondsOf(values['timeout']) * 1000 }))
    },
  },
})
