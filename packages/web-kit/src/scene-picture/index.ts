export { LookAtScene } from './look-at-scene.tsx';
export { ScenePicture } from './scene-picture.tsx';
