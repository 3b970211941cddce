interface Shape {
  /** True if the picture should fill a row. */
  readonly isWide: boolean
  /** Width over height. */
  readonly ratio: number
}

/** A cell of a gallery of two columns. */
interface Cell<Picture> {
  /** One picture, or two or three side by side with the same height. */
  readonly pictures: readonly Picture[]
  /** True if the cell fills both columns. */
  readonly isRow: boolean
}

/** At full width a picture below this ratio would be higher than most windows. */
const TALL_BELOW_RATIO = 1.25
/** Ratios that differ by less than this share count as equal. */
const RATIO_TOLERANCE = 0.005

const isTall = ({ ratio }: Shape) => ratio < TALL_BELOW_RATIO

/**
 * Lays out pictures in two columns, in their order and without gaps. A wide picture gets its own row, unless it is tall. The
 * others form pairs. A picture without a partner also gets a row, but a tall one joins the row before or after it, if any.
 */
export function galleryCells<Picture extends Shape>(pictures: readonly Picture[]): readonly Cell<Picture>[] {
  return joinTall(rowsOf(pictures)).flatMap(cellsOf)
}

/** Puts pictures into rows. A run, the pictures between two wide ones, forms pairs. No tall picture counts as wide. */
function rowsOf<Picture extends Shape>(pictures: readonly Picture[]): readonly Picture[][] {
  const rows: Picture[][] = []
  let run: Picture[] = []
  const endRun = () => {
    rows.push(...pairsOf(run, rows.length === 0))
    run = []
  }
  for (const picture of pictures) {
    if (!picture.isWide || isTall(picture)) run.push(picture)
    else {
      endRun()
      rows.push([picture])
    }
  }
  endRun()
  return rows
}

/**
 * Groups the pictures of a run into pairs. If their number is odd, one picture is alone, preferably one that is not tall: at
 * the start of the gallery as early as possible, in other runs as late as possible. If there is none, the last is alone.
 */
function pairsOf<Picture extends Shape>(
  run: readonly Picture[],
  isAtGalleryStart: boolean,
): readonly Picture[][] {
  // The pictures before and after a picture form pairs only if its index is even.
  const candidates = run.filter((picture, index) => index % 2 === 0 && !isTall(picture))
  const preferred = isAtGalleryStart ? candidates[0] : candidates.at(-1)
  const alone = run.length % 2 === 1 ? (preferred ?? run.at(-1)) : undefined
  const rows: Picture[][] = []
  for (const picture of run) {
    const row = rows.at(-1)
    const hasRoom = row?.length === 1 && row[0] !== alone && picture !== alone
    if (hasRoom) row.push(picture)
    else rows.push([picture])
  }
  return rows
}

/** Joins a tall picture that is alone in its row with the row before it. In the first row, with the row after it. */
function joinTall<Picture extends Shape>(rows: readonly Picture[][]): readonly Picture[][] {
  const isLoneTall = (row: readonly Picture[]) => row.length === 1 && row.every(isTall)
  const joined: Picture[][] = []
  for (const row of rows) {
    const previous = joined.at(-1)
    if (previous && (isLoneTall(row) || isLoneTall(previous))) previous.push(...row)
    else joined.push([...row])
  }
  return joined
}

/**
 * The cells of a row. Two pictures of the same shape are two cells, one for each column. A single tall picture is a cell of one
 * column. Any other row is one cell, which fills it.
 */
function cellsOf<Picture extends Shape>(row: readonly Picture[]): readonly Cell<Picture>[] {
  const [first, second] = row
  if (!first || !second) return [{ pictures: row, isRow: first !== undefined && !isTall(first) }]
  const fillsColumns = row.length === 2 && Math.abs(first.ratio / second.ratio - 1) < RATIO_TOLERANCE
  return fillsColumns
    ? row.map((picture) => ({ pictures: [picture], isRow: false }))
    : [{ pictures: row, isRow: true }]
}
