import { videos } from '../site/videos.ts'
import { VideoPlayer } from '../ui/VideoPlayer.tsx'

/** The owner's videos. @param className arranges them */
export function VideosSection({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      {videos.map((shown) => (
        <VideoPlayer key={shown.video.url} {...shown} />
      ))}
    </div>
  )
}
