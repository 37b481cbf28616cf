import { afterEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openElement, type LiveElement, type LiveElementOptions } from '@heddle/testing/live-element'
import type { ElementComponent } from '@heddle/kit/react'
import { elementStyles } from '../../styles.gen.ts'
import { Lightbox } from './component.tsx'
import { lightboxDefinition } from './definition.ts'
import { examples } from './examples.ts'
import { LightboxLarge } from './large.body.tsx'

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const OTHER = PIXEL.replace('AAAAAP', 'AP8AAP')

let opened: LiveElement | undefined
afterEach(async () => {
  const complaints = opened?.complaints ?? []
  await opened?.close()
  opened = undefined
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})

async function open(props: LiveElementOptions['props'] = {}, body: unknown = Lightbox) {
  opened = await openElement({
    definition: lightboxDefinition,
    component: body as ElementComponent,
    css: `${elementStyles['lightbox']}${elementStyles['lightbox.large']}[data-element]{display:grid;width:300px}`,
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

test('lightboxes of one group are stepped through as one, past those that are not seen', async () => {
  const other = document.createElement('div')
  other.innerHTML =
    '<div data-lightbox="breads" hidden><dialog></dialog></div><div data-lightbox="breads"><dialog aria-label="Cake"></dialog></div><div data-lightbox="others"><dialog></dialog></div>'
  document.body.append(other)
  const shown = () =>
    [...document.querySelectorAll<HTMLDialogElement>('dialog')].filter(({ open }) => open).map((view) => view.ariaLabel)
  const { small } = await open({ group: 'breads' })
  small()[2]?.click()
  await expect.poll(shown).toEqual(['A loaf of spelt'])
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(shown).toEqual(['Cake'])
  other.querySelector<HTMLDialogElement>('[open]')?.close()
  other.remove()
})

describe('zoom', () => {
  const scale = () => {
    const picture = document.querySelector(':modal .heddle-lightbox-place > img') ?? expect.fail('nothing is open')
    return new DOMMatrix(getComputedStyle(picture).transform).a
  }

  test('is reached by keys, which move the picture then, and by a button that says so', async () => {
    const { small, views, find } = await open({ zoom: true }, LightboxLarge)
    small()[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect.poll(views).toEqual([true, false, false])
    expect([scale(), find('nearer').ariaPressed]).toEqual([1, 'false'])
    await userEvent.keyboard('+')
    expect([scale(), find('nearer').ariaPressed]).toEqual([1.5, 'true'])
    await userEvent.keyboard('{ArrowRight}')
    expect(views()).toEqual([true, false, false])
    const { left, top } = find('on').getBoundingClientRect()
    expect(document.elementFromPoint(left + 22, top + 22)).toBe(find('on'))
    await userEvent.keyboard('-')
    expect(scale()).toBe(1)
    await userEvent.click(find('nearer'))
    expect(scale()).toBe(2.25)
    await userEvent.keyboard('0')
    await userEvent.keyboard('{ArrowRight}')
    await expect.poll(views).toEqual([false, true, false])
  })

  test('is reached by two presses where they are, ends with two more, and with the picture', async () => {
    const { small, views, find } = await open({ zoom: true }, LightboxLarge)
    await userEvent.click(small()[0] as HTMLElement)
    await expect.poll(views).toEqual([true, false, false])
    const picture = document.querySelector(':modal .heddle-lightbox-place') ?? expect.fail('nothing is open')
    await userEvent.dblClick(picture)
    expect(scale()).toBe(2.25)
    await userEvent.dblClick(picture)
    expect(scale()).toBe(1)
    await userEvent.keyboard('+')
    await userEvent.click(find('close'))
    await expect.poll(views).toEqual([false, false, false])
    await userEvent.click(small()[0] as HTMLElement)
    await expect.poll(scale).toBe(1)
  })
})

test('a film plays while it is open, is held when it is closed, and keeps its keys; that of another site begins anew', async () => {
  const done: string[] = []
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async () => void done.push('play'))
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void done.push('pause'))
  const url = 'data:image/gif;base64,R0lGODlhAQABAIAAAMLCwgAAACH5BAAAAAAALAAAAAABAAEAAAICRAEAOw=='
  const pictures = [
    { url, alt: 'A film', caption: '', film: '/no-film.mp4' },
    { url, alt: 'A film elsewhere', caption: '', film: 'https://youtu.be/M7lc1UVf-VE' },
  ]
  const { small, views, element } = await open({ pictures }, LightboxLarge)
  expect(small().map(({ ariaLabel }) => ariaLabel)).toEqual(['Play video: A film', 'Play video: A film elsewhere'])
  // Nothing of the other site is loaded for a test.
  const frame = element().querySelector('iframe') ?? expect.fail('there is no frame')
  expect(frame.getAttribute('src')).toContain('youtube-nocookie.com/embed/M7lc1UVf-VE')
  frame.src = 'about:blank#film'
  await userEvent.click(small()[0] as HTMLElement)
  await expect.poll(() => done).toEqual(['play'])
  const film = element().querySelector('video') ?? expect.fail('there is no film')
  film.focus()
  film.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }))
  expect(views()).toEqual([true, false])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => done).toEqual(['play', 'pause'])
  const replaced = vi.spyOn(frame, 'src', 'set')
  await userEvent.click(small()[1] as HTMLElement)
  await expect.poll(views).toEqual([false, true])
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => replaced.mock.calls).toEqual([['about:blank#film']])
})

test.each([
  ['as it is', Lightbox],
  ['with zoom', LightboxLarge],
])(
  'a picture that does not come, or is none, is shown as another, small and large, %s; one that comes stays',
  async (_, body) => {
    const [gone, other] = ['data:image/png;base64,AAAA', OTHER]
    const pictures = [{ url: gone, alt: 'A loaf' }, { alt: 'A bun' }, { url: PIXEL, alt: 'A roll' }]
    const { small, element } = await open({ pictures, fallbackUrl: other, zoom: body === LightboxLarge }, body)
    const shown = () => small().map((button) => button.querySelector('img')?.getAttribute('src'))
    await expect.poll(shown).toEqual([other, other, PIXEL])
    expect(small().map(({ ariaLabel }) => ariaLabel)).toEqual(['Enlarge: A loaf', 'Enlarge: A bun', 'Enlarge: A roll'])
    small()[0]?.click()
    await expect.poll(() => element().querySelector(':modal img')?.getAttribute('src')).toBe(other)
    await expect.element(page.getByRole('img', { name: 'A loaf' })).toBeVisible()
  },
)

test('without another, a picture that is none is left out', async () => {
  const { small } = await open({ pictures: [{ alt: 'A bun' }, { url: PIXEL, alt: 'A roll' }] })
  expect(small().map(({ ariaLabel }) => ariaLabel)).toEqual(['Enlarge: A roll'])
  expect(small()[0]).not.toHaveAttribute('data-placeholder')
})
