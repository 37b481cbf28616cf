import type { ActionPorts, Port, PortName, PortPlace } from '@heddle/kit'

/** A port opened where nothing else is. */
export function openPort<Name extends PortName>(port: Port<Name>, place: Partial<PortPlace> = {}): ActionPorts[Name] {
  const { signal } = new AbortController()
  return port.open({ scope: () => ({}), event: undefined, signal, ports: () => ({}) as ActionPorts, ...place })
}
