import { fileURLToPath } from 'node:url'
import { actionDefinitions } from '@heddle/actions/definitions'
import { elementDefinitions } from '@heddle/elements/definitions'
import { iconNames, iconSvg } from '@heddle/icons'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { pluginServers } from '@heddle/plugins/servers'
import type { ServerPorts } from '@heddle/server'
import { templates } from '@heddle/templates'

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Introduces the catalogue and the built files to the server. */
export function createPorts(): ServerPorts {
  return {
    definitions: new Map(elementDefinitions.map((definition) => [definition.type, definition])),
    actions: new Map(actionDefinitions.map((definition) => [definition.type, definition])),
    plugins: new Map(pluginDefinitions.map((definition) => [definition.namespace, definition])),
    pluginServers,
    publishing: { module: new URL('publish-ports.ts', import.meta.url).href },
    templates,
    icons: { names: iconNames, svg: iconSvg },
    editorFolder: folder('editor/dist'),
    now: Date.now,
  }
}
