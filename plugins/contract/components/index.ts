import './entry.css';
