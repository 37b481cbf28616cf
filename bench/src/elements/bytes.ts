import { readdirSync, readFileSync } from 'node:fs'
import { basename, isAbsolute, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { foldersIn } from '../../../scripts/catalogue-items.mjs'
import { bytesOf, elementBytes } from '../../../scripts/element-bytes.mjs'
import { ROOT } from '../../../scripts/run.mjs'
import type { BenchmarkRow } from '../result.ts'

interface Control {
  readonly body: string
  /** Greatest size, in kilobytes of 1,000 bytes, where somebody decided on one. */
  readonly most?: number
  /** Folders of `lib` that only its own bodies share or that it loads later, which count as its own. */
  readonly libs?: readonly string[]
  /** Counted as the file that pages load: bundled alone, the names of what it imports are long. */
  readonly isLoaded?: true
  /** The same control of the libraries that people take. */
  readonly others?: readonly string[]
}

const LIB = join(ROOT, 'catalogue', 'elements', 'src', 'lib')
const BUILT = join(ROOT, 'apps', 'site', 'dist', 'browser')

const aria = (name: string): string => `react-aria-components/${name}`
const radix = (name: string): string => `@radix-ui/react-${name}`

const CONTROLS: readonly Control[] = [
  { body: 'checkbox', most: 1.5, others: [aria('Checkbox'), radix('checkbox')] },
  { body: 'checkbox-group', others: [aria('CheckboxGroup')] },
  { body: 'radio-group', most: 1.5, others: [aria('RadioGroup'), radix('radio-group')] },
  { body: 'toggle', most: 1.5, others: [aria('Switch'), radix('switch')] },
  { body: 'rating', most: 1.5 },
  { body: 'slider', others: [aria('Slider'), radix('slider')] },
  { body: 'double-slider', others: [aria('Slider'), radix('slider')] },
  { body: 'form-container', most: 5, others: [aria('Form'), radix('form')] },
  { body: 'form-input', most: 5, others: [aria('TextField')] },
  { body: 'form-input.framed', most: 5 },
  { body: 'form-input.number', most: 5, others: [aria('NumberField')] },
  { body: 'form-input.framed.currency', most: 5, others: [aria('NumberField')] },
  { body: 'select', most: 6, others: [aria('Select'), radix('select')] },
  { body: 'select.drawn', most: 6, others: [aria('ComboBox')] },
  { body: 'date-picker', most: 25, others: [aria('DatePicker'), aria('DateRangePicker')] },
  { body: 'color-picker', others: [aria('ColorPicker')] },
  { body: 'stepper', others: [aria('NumberField')] },
  { body: 'one-time-code' },
  { body: 'masked-input' },
  { body: 'phone' },
  { body: 'file-drop', libs: ['files'], others: [aria('DropZone')] },
  { body: 'dropdown', libs: ['dropdown'], most: 2, others: [aria('Menu'), radix('dropdown-menu')] },
  { body: 'tooltip', most: 1.5, others: [aria('Tooltip'), radix('tooltip')] },
  { body: 'accordion', isLoaded: true, most: 1.536 },
  { body: 'tabs', isLoaded: true, most: 1.536 },
  { body: 'carousel', isLoaded: true, most: 4.096 },
  { body: 'svg-map.long', isLoaded: true, libs: ['map'], most: 5.12 },
  { body: 'svg-map', isLoaded: true, libs: ['map', 'drawing'], most: 5.12 },
  { body: 'markdown', isLoaded: true, libs: ['markdown'] },
  { body: 'data-grid', isLoaded: true, libs: ['grid'], most: 25 },
  { body: 'chart', isLoaded: true, libs: ['charts'], others: [join(ROOT, 'catalogue/elements/src/lib/charts/chart-pieces.ts')] },
  { body: 'rich-text', isLoaded: true, libs: ['rich-html', 'rich-markdown', 'markdown', 'rich-editor'], most: 120 },
]
/** What all inputs share. */
const INPUTS = { entry: '@heddle/kit/inputs', most: 4 }
const REACT = /^(react|react-dom)(\/|$)/

/** Bytes of the script of each control by gzip: ours without what several share, the others' with all but React. */
export async function benchBytes(): Promise<readonly BenchmarkRow[]> {
  const own = await elementBytes()
  const shared = sharedFolders()
  const rows: BenchmarkRow[] = []
  for (const { body, libs = [], most, others = [], isLoaded } of CONTROLS) {
    const alone = isLoaded ? loadedBytes(`elements-${body}`) : own[body]
    const ours = [alone, ...libs.map((lib) => shared.get(lib))].reduce<number>((sum, one) => sum + (one ?? Number.NaN), 0)
    if (Number.isNaN(ours)) throw new Error(`The catalogue has no body ${body}.`)
    rows.push(row(body, ours, most))
    for (const entry of others) {
      const bytes = await bytesOf(entry, (id) => REACT.test(id))
      rows.push({
        label: isAbsolute(entry) ? `what it takes of others: ${basename(entry, '.ts')}` : entry,
        value: bytes / 1000,
        unit: 'KB',
        ratio: bytes / ours,
        baseline: body,
      })
    }
  }
  const inputs = await bytesOf(INPUTS.entry, (id, isResolved) => isResolved && !id.includes('/kit/src/react/inputs'))
  const byFolder = [...shared].map(([folder, bytes]) => row(`lib/${folder}`, bytes))
  return [...rows, row('what inputs share', inputs, INPUTS.most), ...byFolder]
}

/** Bytes of what only some bodies share, by folder, as pages load it. */
function sharedFolders(): ReadonlyMap<string, number> {
  return new Map(
    foldersIn(LIB).flatMap((folder) => {
      const bytes = loadedBytes(`lib-${folder}`)
      return bytes === undefined ? [] : [[folder, bytes] as const]
    }),
  )
}

/** Bytes of a file that pages load, by its name. */
function loadedBytes(name: string): number | undefined {
  const found = readdirSync(BUILT).find((file) => new RegExp(`^${name}-[a-z0-9]{8}\\.js$`).test(file))
  return found === undefined ? undefined : gzipSync(readFileSync(join(BUILT, found))).length
}

function row(label: string, bytes: number, most?: number): BenchmarkRow {
  const aim = most === undefined ? {} : { aim: `at most ${most} KB`, isMet: bytes <= most * 1000 }
  return { label, value: bytes / 1000, unit: 'KB', ...aim }
}
