import type { ActionPorts, Port, PortPlace } from '@heddle/kit'
import { MESSAGES } from '../messages.ts'

/** Opens ports at a place. Which ones a page has was settled when it was published, from what its bodies declare. */
export function openPorts(ports: Iterable<Port>, place: Omit<PortPlace, 'ports'>): ActionPorts {
  const opened: Record<string, unknown> = {}
  const whole: PortPlace = { ...place, ports: () => opened as unknown as ActionPorts }
  for (const { name, open } of ports) opened[name] = open(whole)
  return whole.ports()
}

/** Stands for a port whose code could not be loaded: whatever is asked of it fails with the reason. */
export function lostPort(name: string): Port {
  const fail = (): never => {
    throw new Error(MESSAGES.portNotLoaded(name))
  }
  return { name, open: () => new Proxy({}, { get: () => fail }) } as unknown as Port
}
