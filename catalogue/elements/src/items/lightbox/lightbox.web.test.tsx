import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import type { ElementComponent } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { Lightbox } from './component.tsx'
import { lightboxDefinition } from './definition.ts'
import { examples } from './examples.ts'

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  expect(complaints).toEqual([])
})

async function open(props: LiveElementOptions['props'] = {}) {
  opened = await openElement({
    definition: lightboxDefinition,
    component: Lightbox as ElementComponent,
    css: `${elementStyles['lightbox']}[data-element]{display:grid;width:300px}`,
    props: { ...(examples[0]?.node.props as LiveElementOptions['props']), arrows: true, ...props },
  })
  const live = opened
  const all = (selector: string) => [...live.element().querySelectorAll<HTMLElement>(selector)]
  return {
    ...live,
    small: () => all('.heddle-lightbox-small'),
    views: () => all('.heddle-lightbox-view').map((view) => view.matches(':modal')),
    find: (part: string) => all(`:modal > .heddle-lightbox-${part}`)[0] ?? expect.fail(part),
  }
}

test('a press shows a picture over the whole window, named and with its caption; Escape closes it', async () => {
  const { small, views, element } = await open({ arrows: false })
  expect(small().map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Enlarge: A loaf of rye',
    'Enlarge: A loaf of wheat',
    'Enlarge: A loaf of spelt',
  ])
  small()[0]?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(views).toEqual([true, false, false])
  const view = element().querySelector<HTMLElement>('.heddle-lightbox-view')
  expect([view?.tagName, view?.ariaLabel, view?.clientWidth]).toEqual(['DIALOG', 'A loaf of rye', innerWidth])
  expect(view?.querySelector('figcaption')?.textContent).toBe('Rye, three days old')
  expect(view?.querySelectorAll('button:not([aria-hidden])')).toHaveLength(1)
  await userEvent.keyboard('{Escape}')
  await expect.poll(views).toEqual([false, false, false])
  expect(document.activeElement).toBe(small()[0])
})

test('arrow keys and buttons lead from picture to picture, and round', async () => {
  const { small, views, find, saidOf } = await open()
  await userEvent.click(small()[2] as HTMLElement)
  await expect.poll(views).toEqual([false, false, true])
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(views).toEqual([true, false, false])
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(views).toEqual([false, false, true])
  await userEvent.click(find('back'))
  await expect.poll(views).toEqual([false, true, false])
  await userEvent.click(find('close'))
  await expect.poll(views).toEqual([false, false, false])
  await expect.poll(() => saidOf('open')).toEqual([{ index: 2 }, { index: 0 }, { index: 2 }, { index: 1 }])
  expect(saidOf('close')).toHaveLength(4)
})

test('the focus stays in an opened picture, and a press beside it closes it', async () => {
  const { small, views, find } = await open()
  small()[0]?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(views).toEqual([true, false, false])
  expect(document.activeElement).toBe(find('close'))
  const reached: Element[] = []
  for (let presses = 0; presses < 8; presses++) {
    await userEvent.keyboard('{Tab}')
    if (document.activeElement && document.activeElement !== document.body) reached.push(document.activeElement)
  }
  expect(new Set(reached)).toEqual(new Set([find('close'), find('back'), find('on')]))
  await userEvent.click(find('beside'), { position: { x: 20, y: 120 } })
  await expect.poll(views).toEqual([false, false, false])
  expect(document.activeElement).toBe(small()[0])
})

test('a browser that knows no commands shows the picture too, and arrows go on from it', async () => {
  const { small, views, element } = await open()
  for (const button of element().querySelectorAll('button')) button.removeAttribute('commandfor')
  await userEvent.click(small()[0] as HTMLElement)
  await expect.poll(() => element().querySelector(':popover-open')?.ariaLabel).toBe('A loaf of rye')
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(views).toEqual([false, true, false])
})

test('workflows open one, go on and close it; what is no picture opens nothing', async () => {
  const { run, views } = await open({
    pictures: [...((examples[0]?.node.props?.['pictures'] ?? []) as never[]), null, { url: '' }] as never,
  })
  await run('next')
  expect(views()).toEqual([false, false, false])
  await run('open', 99)
  expect(views()).toEqual([false, false, false])
  await run('open', 1)
  expect(views()).toEqual([false, true, false])
  await run('next')
  expect(views()).toEqual([false, false, true])
  await run('close')
  expect(views()).toEqual([false, false, false])
})
