import { jsonText } from '@heddle/document/values'
import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'

/**
 * An action of a plugin that the server runs for a page: of the site's release, or of its draft for whoever may see that. Pages
 * name it as their release does, and send the values of its formulas in their order.
 */
export const runPluginActionContract = defineContract({
  method: 'POST',
  path: '/ww/plugin_actions/:name/run',
  host: 'site',
  role: 'public',
  params: z.object({ name: z.string() }),
  body: z.strictObject({
    values: z
      .array(z.unknown())
      .max(1000)
      .refine((values) => jsonText(values) !== undefined, 'must not be nested so deep')
      .default([]),
  }),
  answer: z.union([
    z.object({ data: z.unknown() }),
    z.object({ error: z.object({ message: z.string(), status: z.number().optional(), data: z.unknown().optional() }) }),
  ]),
})
