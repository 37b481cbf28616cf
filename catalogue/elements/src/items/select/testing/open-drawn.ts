import { expect } from 'vitest'
import { controlOpener } from '@heddle/testing/control-opener'
import type { LiveElementOptions } from '@heddle/testing/live-element'
import { elementStyles } from '../../../styles.gen.ts'
import { selectDefinition } from '../definition.ts'
import { SelectDrawn } from '../drawn.body.tsx'

const CITIES = ['Paris', 'Peking', 'Rome', 'Oslo', 'Åre', 'Lima', 'Cairo', 'Quito', 'Accra', 'Dakar', 'Hanoi', 'Seoul']
const openControl = controlOpener(selectDefinition, SelectDrawn, { accessibleLabel: 'City', options: CITIES })

/** Opens a list that the site draws, of cities unless the test says otherwise. */
export async function openDrawn(props: LiveElementOptions['props'] = {}, more: Partial<LiveElementOptions> = {}) {
  const css = `${elementStyles['select.drawn'] ?? ''}*{box-sizing:border-box}`
  const live = await openControl(props, { css, ...more })
  const find = <E extends HTMLElement>(selector: string, row?: number): E | null => live.element(row).querySelector<E>(selector)
  const box = (row?: number) => find<HTMLInputElement>('[role=combobox]', row) ?? expect.fail('there is no combobox')
  const options = () => [...live.element().querySelectorAll<HTMLElement>('[role=option]')]
  const labels = (of: readonly HTMLElement[]) => of.map(({ textContent }) => textContent)
  return {
    ...live,
    find,
    box,
    shown: (row?: number) => box(row).value || box(row).textContent,
    isOpen: () => find('[popover]')?.matches(':popover-open') ?? false,
    options,
    labels: () => labels(options()),
    /** The option that assistive technology is told the keys are at. */
    active: () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent,
    chosen: () => labels(options().filter(({ ariaSelected }) => ariaSelected === 'true')),
    option: (label: string) => options().find(({ textContent }) => textContent === label) ?? expect.fail(`there is no ${label}`),
    tags: () => labels([...live.element().querySelectorAll<HTMLElement>('.heddle-tag')]),
    said: () => live.said.map(({ name, payload }) => [name, payload]),
    note: () => find('[role=status]')?.textContent,
  }
}
