import { definePluginBrowser } from '@heddle/kit'
import { textOf } from '../../lib/parts-of.ts'
import { secondsOf } from '../../lib/seconds-of.ts'
import { sendHere } from '../../lib/send-here.ts'
import type { definition } from './definition.ts'
import { rowsOf } from './rows-of.ts'

export const browser = definePluginBrowser<typeof definition>({
  open: () => ({
    source: {
      async fetch({ config, signal }) {
        const values = config as Readonly<Record<string, unknown>>
        const request = { method: 'GET', address: textOf(values['address']), headers: {} }
        return rowsOf(values, await sendHere(request, { signal, seconds: secondsOf(values['timeout']), credentials: false }))
      },
    },
  }),
})
