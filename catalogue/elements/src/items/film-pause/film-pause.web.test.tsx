import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { elementStyles } from '../../styles.gen.ts'
import { BackgroundVideo } from '../background-video/component.tsx'
import { FilmPause } from './component.tsx'

afterEach(() => document.body.replaceChildren())

test('S4-15 visitors stop the film by a press or a key, see its picture, and let it play again', async () => {
  const film = {
    url: '',
    poster: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    fills: 'parent',
    size: 'cover',
    loop: true,
    preload: 'none',
  }
  const sheets = `<style>${elementStyles['background-video']}${elementStyles['film-pause']}</style>`
  const html = renderToStaticMarkup(
    <>
      <BackgroundVideo root={{}} props={film as never} />
      <FilmPause root={{}} props={{ accessibleLabel: 'Stop the film' }} />
    </>,
  )
  document.body.innerHTML = `${sheets}<style>label{display:inline-grid;width:44px;height:44px}</style><form style="height:200px;width:300px">${html}</form>`
  const find = (selector: string) => document.querySelector<HTMLElement>(selector) ?? expect.fail(selector)
  const box = find('input') as HTMLInputElement
  const isPlaying = () => find('video').checkVisibility()
  expect([box.ariaLabel, isPlaying(), box.offsetHeight]).toEqual(['Stop the film', true, box.parentElement?.clientHeight])
  await userEvent.click(box)
  expect(isPlaying()).toBe(false)
  expect(find('[data-background-video] > img').getBoundingClientRect().height).toBe(200)
  expect([...new FormData(find('form') as HTMLFormElement)]).toEqual([])
  box.focus()
  await userEvent.keyboard(' ')
  expect(isPlaying()).toBe(true)
})
