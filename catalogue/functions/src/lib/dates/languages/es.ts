import es from 'dayjs/locale/es.js'
import { addLocales } from '../locales.ts'
import { regionsOf } from '../regions.ts'

const LONG = 'D [de] MMMM [de] YYYY'

addLocales([
  es,
  ...regionsOf(es, {
    mx: { weekStart: 0, yearStart: 0 },
    do: { date: 'DD/MM/YYYY', long: LONG, time: '12' },
    pr: { date: 'MM/DD/YYYY', long: LONG, time: '12' },
    us: { date: 'MM/DD/YYYY', long: LONG, time: '12', weekStart: 0, yearStart: 0 },
  }),
])
