import { createHash } from 'node:crypto'
import { actionDefinitions } from '@heddle/actions/definitions'
import { createDocumentView, type DocumentRecord } from '@heddle/document'
import { elementDefinitions } from '@heddle/elements/definitions'
import { elementStyles } from '@heddle/elements/styles'
import { iconSvg } from '@heddle/icons'
import { pluginDefinitions } from '@heddle/plugins/definitions'
import { ASSETS_FOLDER, publishProject, type SiteChunks } from '@heddle/publish'
import { createStore } from '@heddle/store'
import { templates } from '@heddle/templates'
import { renderPage } from './render.ts'

type Template = (typeof templates)[number]

/**
 * What each template's first page looks like, by the template's id: HTML that needs nothing beside it and runs nothing, drawn as
 * publishing draws it. A template without anything on its page has no picture.
 */
export async function drawThumbnails(chunks: SiteChunks): Promise<Readonly<Record<string, string>>> {
  const drawn = await Promise.all(
    templates.map(async (template) => [template.id, await drawFirstPage(template, chunks)] as const),
  )
  return Object.fromEntries(drawn.filter(([, html]) => html !== undefined)) as Readonly<Record<string, string>>
}

async function drawFirstPage(template: Template, chunks: SiteChunks): Promise<string | undefined> {
  let count = 0
  const records = template.create(() => `t${String((count += 1)).padStart(15, '0')}`)
  if (!records.some(({ kind }) => kind === 'node')) return undefined
  const { artefacts } = await publishProject({
    view: createDocumentView(createStore<DocumentRecord>(records)),
    definitions: new Map(elementDefinitions.map((definition) => [definition.type, definition])),
    actions: new Map(actionDefinitions.map((definition) => [definition.type, definition])),
    plugins: new Map(pluginDefinitions.map((definition) => [definition.namespace, definition])),
    elementStyles,
    renderPage,
    chunks,
    iconSvg,
    sha256: (text) => createHash('sha256').update(text).digest('base64'),
    origin: 'https://template.example',
    now: 0,
    releaseId: template.id,
  })
  const files = new Map(artefacts.map(({ path, contents }) => [path, String(contents)]))
  return withEverythingInIt(files.get('index.html') ?? '', files, template)
}

/** Sheets, pictures and icons become part of the page; scripts go. */
function withEverythingInIt(html: string, files: ReadonlyMap<string, string>, { assets }: Template): string {
  let page = html
    // Bounded: what the build has drawn itself.
    .replaceAll(/<script\b[^>]*>[^]*?<\/script>/g, '')
    // Bounded: what the build has drawn itself.
    .replaceAll(/<link\b[^>]*>/g, (link) => {
      const [, sheet = ''] = /rel="stylesheet" href="\/([^"]+)"/.exec(link) ?? []
      return sheet === '' ? '' : `<style>${files.get(sheet) ?? ''}</style>`
    })
    .replaceAll(/\/icons\/([a-z0-9-]+)\.svg/g, (path, name: string) => dataUrl(iconSvg(name)) ?? path)
  for (const { file, text } of assets) page = page.replaceAll(`/${ASSETS_FOLDER}/${file}`, () => dataUrl(text) ?? '')
  return page
}

/** An SVG as an address, safe between quotes and in brackets. */
function dataUrl(svg: string | undefined): string | undefined {
  return svg === undefined ? undefined : `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
}
