import { encodePicture } from './encodePicture.ts'

// The script is started through a runner, so what the owner wrote comes after the script's own name.
const [file, name] = process.argv.slice(3)
if (!file || !name) {
  console.error(
    'Say which picture, and what it is called: npm run picture -- holiday.jpg saltmere-hollow/cove',
  )
  process.exitCode = 1
} else {
  const isPortrait = name === 'portrait'
  await encodePicture(file, `public/media/${name}`, isPortrait ? { full: 800, small: 320 } : undefined)
  console.log(`public/media/${name}: written as AVIF and WebP, full size and small`)
}
