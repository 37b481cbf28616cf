import en from 'dayjs/locale/en.js'
import { addLocales } from '../locales.ts'
import { regionsOf, type Region } from '../regions.ts'

/** English of regions; that of no region stands where dates are written (`locales.ts`). */

const BRITISH = { date: 'DD/MM/YYYY', long: 'D MMMM YYYY', time: '24', weekStart: 1 } as const
const AUSTRALIAN = { ...BRITISH, time: '12' } as const
const AMERICAN = { date: 'MM/DD/YYYY', long: 'MMMM D, YYYY', time: '12' } as const

/** The American way here, the clock of twelve hours there; all others are British. */
const TWELVE_HOURS =
  'ae ag au bb bm bs cy dm er fj fm gd gh gm gy hk jm ki kn ky lc lr ls mo mw my na nz pg pk pw sb sd sl ss sz tc to vc vg vu ws zm 001'
const LIKE_US = 'as bi gu mh mp ph pr um us vi'

const each = (regions: string, region: Region) => Object.fromEntries(regions.split(' ').map((name) => [name, region]))

addLocales(
  regionsOf(en, {
    ...each(TWELVE_HOURS, AUSTRALIAN),
    ...each(LIKE_US, AMERICAN),
    gb: { ...BRITISH, yearStart: 4 },
    in: { ...BRITISH, yearStart: 4 },
    tt: { ...BRITISH, yearStart: 4 },
    ie: { ...BRITISH, weekday: 'dddd ' },
    sg: BRITISH,
    il: { ...BRITISH, weekStart: 0 },
    ca: { ...AMERICAN, date: 'YYYY-MM-DD' },
    se: { ...BRITISH, date: 'YYYY-MM-DD' },
    za: { ...BRITISH, date: 'YYYY/MM/DD' },
    jp: { ...BRITISH, date: 'YYYY/MM/DD' },
    ch: { ...BRITISH, date: 'DD.MM.YYYY' },
    mv: { ...BRITISH, date: 'DD-MM-YYYY' },
  }),
)
