import type { z } from 'zod'
import { defineContract } from '../../http/contract.ts'
import { pluginParams, pluginSettingsShape } from '../../http/shapes.ts'

/** Which private settings of a plugin have a value, and what is wrong with them; never what they are. */
export const getPluginSettingsContract = defineContract({
  method: 'GET',
  path: '/api/projects/:projectId/plugins/:namespace',
  role: 'editor',
  params: pluginParams,
  answer: pluginSettingsShape,
})
export type PluginSettingsAnswer = z.output<typeof pluginSettingsShape>
