import pl from 'dayjs/locale/pl.js'
import { addLocales } from '../locales.ts'

addLocales([pl])
