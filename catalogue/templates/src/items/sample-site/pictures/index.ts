import type { TemplateAsset } from '../../../lib/template.ts'
import { CAMP } from './camp.ts'
import { FJORD } from './fjord.ts'
import { ISLANDS } from './islands.ts'
import { MARK } from './mark.ts'
import { TRAIL } from './trail.ts'
import { WATERFALL } from './waterfall.ts'

const svg = (name: string, hash: string, text: string, width: number, height: number): TemplateAsset => ({
  name: `${name}.svg`,
  file: `${hash}.svg`,
  mime: 'image/svg+xml',
  text,
  width,
  height,
})

/** Drawn for this template; the name in the storage is the hash of the text, and a test says so when it is not. */
export const PICTURES = {
  fjord: svg('fjord', '7e075ed1ac5570148f2f64e921fd61aa8e88eda3', FJORD, 960, 800),
  islands: svg('islands', 'cdd35aec3db155733f5bd82932d0eaef1f1ac65b', ISLANDS, 720, 480),
  trail: svg('trail', '2436d9b559b15b4dbb79eadc97e18b96d1bb73e5', TRAIL, 720, 480),
  waterfall: svg('waterfall', 'fe824135c00dd4c0c64099cf35ef1bbd945701da', WATERFALL, 720, 480),
  camp: svg('camp', '9f94dbaf6bd97303cf3c5600ba86c25a7dec42bd', CAMP, 800, 640),
  mark: svg('mark', '2961b08b818728ea3ee45d59c799880f1b155ae8', MARK, 64, 64),
} as const

export type PictureName = keyof typeof PICTURES
