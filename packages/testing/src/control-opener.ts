import { expect, onTestFinished } from 'vitest'
import type { ElementDefinition } from '@heddle/kit'
import { openElement, type LiveElement, type LiveElementOptions } from './live-element.tsx'

/** A form control at work, with what its tests ask for most. */
export interface LiveControl extends LiveElement {
  /** The native controls inside of it, in order. */
  readonly controls: () => readonly HTMLInputElement[]
  /** The first of them. */
  readonly control: () => HTMLInputElement
  /** The value of the one that is chosen. */
  readonly chosen: () => string | undefined
  /** Events that were said, in order; without those of keys, which come with everything that is typed. */
  readonly heard: () => LiveElement['said']
  /** Their names. */
  readonly names: () => readonly string[]
  /** The `value` that each event of a kind said. */
  readonly valuesOf: (event: string) => readonly unknown[]
  /** The states it says it is in. */
  readonly states: () => string | null
}

const KEYS: readonly string[] = ['keydown', 'keyup']

/** Opens a control with fields that differ from its defaults; the one before it is closed. */
export type OpenControl = (props?: LiveElementOptions['props'], more?: Partial<LiveElementOptions>) => Promise<LiveControl>

/**
 * For a file of tests in a browser: opens its element, closes it after each test, and fails a test in which React
 * complained.
 *
 * @param component Body of the element.
 * @param defaults Fields that all its tests share, such as an accessible name.
 */
export function controlOpener(
  definition: ElementDefinition,
  component: unknown,
  defaults: LiveElementOptions['props'] = {},
): OpenControl {
  let close = async (): Promise<void> => {}
  return async (props = {}, more = {}) => {
    await close()
    const live = await openElement({
      definition,
      component: component as LiveElementOptions['component'],
      props: { ...defaults, ...props },
      ...more,
    })
    let isOpen = true
    close = async () => {
      if (isOpen) await live.close()
      isOpen = false
    }
    const closeThis = close
    // Said of the test itself, not of its file: a module that many files import may hold what opens their element.
    onTestFinished(async () => {
      await closeThis()
      expect(live.complaints).toEqual([])
    })
    const heard = () => live.said.filter(({ name }) => !KEYS.includes(name))
    const controls = () => [...live.element().querySelectorAll('input')]
    return {
      ...live,
      controls,
      control: () => controls()[0] ?? expect.fail('it has no control'),
      chosen: () => controls().find(({ checked }) => checked)?.value,
      heard,
      names: () => heard().map(({ name }) => name),
      valuesOf: (event) => live.saidOf(event).map((payload) => Reflect.get(Object(payload), 'value') as unknown),
      states: () => live.element().getAttribute('data-state'),
    }
  }
}
