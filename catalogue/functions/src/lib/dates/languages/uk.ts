import uk from 'dayjs/locale/uk.js'
import { addLocales } from '../locales.ts'

addLocales([uk])
