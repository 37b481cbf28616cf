import { fileURLToPath } from 'node:url'
import { actionDefinitions } from '@heddle/actions/definitions'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementStyles } from '@heddle/elements/styles'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { iconSvg } from '@heddle/icons'
import type { PublishPorts } from '@heddle/server'
import { createSiteLoader } from './load-site.ts'

const ports: PublishPorts = {
  definitions: new Map(elementDefinitions.map((definition) => [definition.type, definition])),
  actions: new Map(actionDefinitions.map((definition) => [definition.type, definition])),
  plugins: new Map(pluginDefinitions.map((definition) => [definition.namespace, definition])),
  elementStyles,
  iconSvg,
  loadSite: createSiteLoader(fileURLToPath(new URL('../../site/dist', import.meta.url))),
}

/** Introduces the catalogue and the built runtime to publishing. Loaded by the workers that publish; what they have read stays theirs. */
export const publishPorts = (): PublishPorts => ports
