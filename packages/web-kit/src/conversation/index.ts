export { useConversation } from './api/use-conversation.ts';
export { useUnreadConversations } from './api/use-unread.ts';
export { AttachFiles } from './attach-files.tsx';
export { ConversationBox } from './conversation-box.tsx';
