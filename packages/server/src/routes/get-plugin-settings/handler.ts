import { defineRoute } from '../../http/route.ts'
import { getPluginSettingsContract } from './contract.ts'

export const route = defineRoute(getPluginSettingsContract, ({ params, project, services }) =>
  services.pluginSettings.stateOf(project.id, params.namespace),
)
