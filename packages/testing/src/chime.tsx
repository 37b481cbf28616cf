import { useState, type ReactNode } from 'react'
import { defineAction, defineElement, definePort, definePortFake, next, type ActionBody } from '@heddle/kit'
import { usePort, type ElementProps } from '@heddle/kit/react'

/** A capability that nothing of the house knows: a port, an action and an element, each through the door that is open to all. */
export interface ChimePort {
  /** How often it rang before. */
  readonly ring: (tone: string) => Promise<number>
}

declare module '@heddle/kit/ports' {
  interface ActionPorts {
    readonly chime: ChimePort
  }
}

/** The real side writes what rang on the document, for tests to see. */
export const port = definePort('chime', () => ({
  ring(tone) {
    const { dataset } = document.documentElement
    const before = dataset['rang']?.split(' ') ?? []
    dataset['rang'] = [...before, tone].join(' ')
    return Promise.resolve(before.length)
  },
}))

export const fake = definePortFake('chime', () => ({ ring: () => Promise.resolve(0) }))

export const ringAction = defineAction({
  type: 'ring',
  label: { en: 'Ring' },
  description: { en: 'Rings the chime.' },
  icon: 'bell',
  group: 'other',
  ports: ['chime'],
  parameters: { tone: { label: { en: 'Tone' }, kind: 'text' } },
})

export const ring: ActionBody<typeof ringAction> = async ({ args, host }) => next(await host.chime.ring(String(args['tone'])))

export const bellDefinition = defineElement({
  type: 'bell',
  label: { en: 'Bell' },
  icon: 'bell',
  group: 'basics',
  fields: {},
  supports: [],
  ports: ['chime'],
})

/** Rings when it is pressed, and says how often it rang. */
export function Bell({ root }: ElementProps<typeof bellDefinition>): ReactNode {
  const chime = usePort('chime')
  const [count, setCount] = useState(0)
  const press = async (): Promise<void> => {
    if (chime) setCount((await chime.ring('bell')) + 1)
  }
  return (
    <button {...root} onClick={press}>
      {chime ? `rang ${count}` : 'silent'}
    </button>
  )
}
