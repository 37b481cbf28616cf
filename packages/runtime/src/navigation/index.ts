import { definePort, type Port } from '@heddle/kit'
import type { SitePorts } from '../ports/types.ts'
import { languagePort } from './language.ts'
import { navigationPort } from './navigation.ts'

/** Ports to other addresses of the site: pages whose actions ask for one have them. */
export const navigationPorts = (site: SitePorts): readonly Port[] => [
  definePort('navigation', () => navigationPort(site)),
  definePort('language', () => languagePort(site)),
]
