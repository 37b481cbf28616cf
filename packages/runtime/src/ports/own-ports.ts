import { definePort, noPlugin, type Port } from '@heddle/kit'
import { clockPort } from './clock.ts'
import { installApp } from './install-prompt.ts'
import type { SitePorts } from './types.ts'
import { collectionsPort, variablesPort } from './values.ts'
import { workflowsPort } from './workflows.ts'

/** Ports to what the runtime itself holds: every page with workflows has them. Those to other addresses are a
 * part of their own, the others come from the catalogue. */
export function ownPorts(site: SitePorts): readonly Port[] {
  return [
    definePort('variables', ({ scope }) => variablesPort(site.variables, scope, site.runsCode)),
    definePort('collections', () => collectionsPort(site.collections, site.runsCode)),
    definePort('workflows', (place) => workflowsPort(site.workflows, place)),
    definePort('elements', (place) => site.elements.portAt(place)),
    definePort('theme', () => site.theme),
    definePort('app', () => ({ install: installApp })),
    definePort('plugins', ({ scope }) => ({
      run: async (id, action, args, signal) => {
        const plugins = site.plugins()
        if (!plugins) throw new Error(noPlugin(id))
        return plugins.run(id, action, args, signal, variablesPort(site.variables, scope, site.runsCode))
      },
    })),
    definePort('event', ({ event }) => ({
      stopPropagation: () => event instanceof Event && event.stopPropagation(),
      preventDefault: () => event instanceof Event && event.preventDefault(),
    })),
    definePort('clock', () => clockPort),
    definePort('log', () => site.log),
  ]
}
