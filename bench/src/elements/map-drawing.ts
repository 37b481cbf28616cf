/** Regions of a drawing, each with a border of so many corners: together about 1.2 million characters, as a map of districts has. */
const [ACROSS, DOWN, CORNERS] = [60, 50, 27]
export const REGIONS = ACROSS * DOWN
const SIDE = 20
/** Bodies of land: their borders stand in groups, as drawing programs write them. */
const LANDS = 10

/**
 * A map of 3,000 districts, the same each time: paths with ids, titles and looks of their own, in groups, with a rule of style
 * and a few rivers and names beside them.
 */
export function mapDrawing(): string {
  const random = createRandom(17)
  const near = (): string => ((random() - 0.5) * 5).toFixed(2)
  const regions = Array.from({ length: REGIONS }, (_, at) => {
    const [x, y] = [(at % ACROSS) * SIDE, Math.floor(at / ACROSS) * SIDE]
    const steps = Array.from({ length: CORNERS - 1 }, () => `${near()} ${near()}`).join(' ')
    const looks = at % 8 === 0 ? ' style="fill:#c9d6e2;stroke-width:0.5"' : ''
    return `<path id="district-${at}" class="land"${looks} d="M${x}.${at % 90} ${y} h${SIDE} v${SIDE} h-${SIDE} z m9 9 l${steps} z"><title>District ${at}</title></path>`
  })
  const perLand = Math.ceil(regions.length / LANDS)
  const lands = Array.from(
    { length: LANDS },
    (_, land) => `<g class="land-${land}">${regions.slice(land * perLand, (land + 1) * perLand).join('\n')}</g>`,
  )
  const rivers = Array.from(
    { length: 30 },
    (_, at) => `<path class="river" fill="none" d="M0 ${at * 33} q600 ${near()} 1200 0"/>`,
  )
  const [width, height] = [ACROSS * SIDE, DOWN * SIDE]
  const rules = '<style>.land{stroke:#fff}.river{stroke:#4c8ac9}</style>'
  const inside = [rules, ...lands, ...rivers, '<text x="20" y="40">The districts</text>'].join('\n')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">\n${inside}\n</svg>`
}

/** Numbers from 0 to 1 that are the same for the same seed (a linear congruence: nobody asks them for more). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
