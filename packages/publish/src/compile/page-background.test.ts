import { tokenVariable } from '@heddle/style'
import { expect, it } from 'vitest'
import type { Background, SiteRecord } from '@heddle/document'
import { id, node, page, project, token } from '../testing/fixture.ts'
import { publish } from '../testing/publish.ts'

const paper = { type: 'token', id: id('paper') } as const

/** A site with a background, a page with one of its own, and a last section with a ground. */
function shop(ofSite: Background | undefined, ofPage: Background) {
  const made = project([
    page('about', 'about', { background: ofPage }),
    token('paper', 'color', '#fffaf0', { name: 'paper', darkValue: '#101418' }),
    node('first', 'home', 'section', { styles: { default: { 'background-color': '#445566' } } }),
    node('second', 'about', 'section'),
  ])
  const site = made.view.site()
  if (site && ofSite) made.store.apply({ put: { [site.id]: { ...site, background: ofSite } satisfies SiteRecord } })
  return made
}

it('publish-C81 S3-02 the site has its background on every page, in both themes, over what a last section gives', async () => {
  const { file } = await publish(shop({ 'background-color': paper }, {}))
  for (const html of [file('index.html'), file('about/index.html')]) {
    expect(html).toContain(`html:not(#_){min-height:100%;background-color:var(${tokenVariable(id('paper'))})}`)
    expect(html).toContain('#101418')
    expect(html).not.toContain('data-background')
  }
})

it('publish-C81 a page has its own over it part by part, under a mark that its data names, too', async () => {
  const image = 'linear-gradient(#fff, #000)'
  const { file } = await publish(
    shop({ 'background-color': '#ffeedd', 'background-size': 'contain' }, { 'background-image': image }),
  )
  const html = file('about/index.html')
  const [, name = ''] = /<html[^>]* data-background="([^"]+)"/.exec(html) ?? []
  expect(html).toMatch(
    new RegExp(
      `html\\[data-background=${name}\\]:not\\(#_\\)\\{[^}]*background-color:#ffeedd;[^}]*background-image:linear-gradient[^}]*background-size:contain[^}]*\\}`,
    ),
  )
  expect(JSON.parse(file(`data/${id('about')}.ru.json`))).toMatchObject({ page: { background: name } })
  expect(file('index.html')).not.toContain('data-background')
})

it('publish-C81 a site without one carries nothing of it', async () => {
  const { file } = await publish(shop(undefined, {}))
  expect(file('index.html')).not.toContain(':not(#_)')
  expect(file('about/index.html')).not.toContain('data-background')
})
