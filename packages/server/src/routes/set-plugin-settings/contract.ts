import { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { pluginParams, pluginSettingsShape } from '../../http/shapes.ts'

/** Keeps private settings of a plugin by name; null forgets one, others stay. */
export const setPluginSettingsContract = defineContract({
  method: 'PATCH',
  path: '/api/projects/:projectId/plugins/:namespace',
  role: 'editor',
  params: pluginParams,
  body: z.strictObject({ values: z.record(z.string().max(100), z.json()) }),
  answer: pluginSettingsShape,
})
