import { fileURLToPath } from 'node:url'
import { actionDefinitions } from '@heddle/actions/definitions'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementStyles } from '@heddle/elements/styles'
import { iconNames, iconSvg } from '@heddle/icons'
import type { ServerPorts } from '@heddle/server'
import { templates } from '@heddle/templates'
import { createSiteLoader } from './load-site.ts'

const folder = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url))

/** Introduces the catalogue and the built files to the server. */
export function createPorts(): ServerPorts {
  return {
    definitions: new Map(elementDefinitions.map((definition) => [definition.type, definition])),
    actions: new Map(actionDefinitions.map((definition) => [definition.type, definition])),
    elementStyles,
    templates,
    icons: { names: iconNames, svg: iconSvg },
    loadSite: createSiteLoader(folder('site/dist')),
    editorFolder: folder('editor/dist'),
    now: Date.now,
  }
}
