import { definePluginServer } from '@heddle/kit'
import { fetchRows } from '../../lib/fetch-rows.ts'
import { pairsOf, textOf } from '../../lib/parts-of.ts'
import { secondsOf } from '../../lib/seconds-of.ts'

export const server = definePluginServer({
  source: {
    async fetch({ config, offset, limit, needsAll, isDraft, ask }) {
      const values = config as Readonly<Record<string, unknown>>
      const secretHeaders = Object.fromEntries(pairsOf(values['secretHeaders']).map(({ name, value }) => [name, textOf(value)]))
      const timeout = secondsOf(values['timeout']) * 1000
      return fetchRows({ values, offset, limit, needsAll, isDraft }, ({ address, ...request }) =>
        ask(address, { ...request, secretHeaders, timeout }),
      )
    },
  },
})
