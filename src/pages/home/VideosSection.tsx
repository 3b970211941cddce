import { videos } from '../../site/videos.ts'
import { VideoPlayer } from '../../ui/VideoPlayer.tsx'

/** The owner's videos. @param className the class that arranges them */
export function VideosSection({ className }: { className: string | undefined }) {
  return (
    <div className={className}>
      {videos.map((item) => (
        <VideoPlayer key={item.video.url} {...item} />
      ))}
    </div>
  )
}
