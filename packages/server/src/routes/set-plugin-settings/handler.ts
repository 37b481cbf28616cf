import { defineRoute } from '../../http/route.ts'
import { setPluginSettingsContract } from './contract.ts'

export const route = defineRoute(setPluginSettingsContract, async ({ params: { namespace }, body, project, services }) => {
  await services.pluginSettings.set(project.id, namespace, body.values)
  return services.pluginSettings.stateOf(project.id, namespace)
})
